import type { LocalizedText } from '@voyage/domain/locale.ts';

/** The texts of the answer to a form that the browser has sent itself, without our script. */
export const formTexts = {
  title: {
    'zh-tw': '這份表單需要 JavaScript',
    'zh-cn': '此表单需要 JavaScript',
    ja: 'このフォームには JavaScript が必要です',
    en: 'This form needs JavaScript',
  },
  text: {
    'zh-tw':
      '您填寫的內容並未被讀取或保存。這份表單需要 JavaScript 才能送出，但您的瀏覽器已將它關閉，或未能載入。請開啟 JavaScript，或換個網路再試一次；也歡迎直接來電。',
    'zh-cn':
      '您填写的内容没有被读取或保存。此表单需要 JavaScript 才能提交，但您的浏览器已将其关闭，或未能加载。请开启 JavaScript，或更换网络后再试一次；也欢迎直接来电。',
    ja: 'ご入力の内容は、読み取りも保存もしておりません。このフォームの送信には JavaScript が必要ですが、ブラウザで無効になっているか、読み込めませんでした。JavaScript を有効にするか、別の回線でもう一度お試しください。お電話でも承ります。',
    en: 'Nothing that you typed was read or kept. This form is sent with JavaScript, which is switched off in your browser or could not be loaded. Please switch it on, or try again on another connection. You are also welcome to call us.',
  },
} as const satisfies Record<string, LocalizedText>;
