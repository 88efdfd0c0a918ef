import type { Locale } from '@voyage/domain/locale.ts';

/** The texts of the demonstration bank's page. */
export interface BankWords {
  language: string;
  bank: string;
  demonstration: string;
  title: string;
  instructions: string;
  shop: string;
  purpose: string;
  amount: string;
  card: string;
  date: string;
  confirm: string;
  cancel: string;
  /** What pressing Confirm does with this test card. */
  succeeds: string;
  fails: string;
  silent: string;
  silentTitle: string;
  silentText: string;
  back: string;
  languages: string;
  unknownTitle: string;
  unknownText: string;
}

export const bankWords: Record<Locale, BankWords> = {
  'zh-tw': {
    language: '繁體中文',
    bank: '示範銀行',
    demonstration: '這是測試金流所附的示範銀行，不會向任何真實信用卡請款，也不會動用任何款項。',
    title: '確認這筆付款',
    instructions: '特約商店要求以 3-D Secure 驗證這筆消費。請核對以下內容後再確認。',
    shop: '特約商店',
    purpose: '交易內容',
    amount: '金額',
    card: '信用卡',
    date: '交易時間',
    confirm: '確認付款',
    cancel: '取消',
    succeeds: '這張測試卡確認後會付款成功。',
    fails: '這張測試卡確認後仍會付款失敗。',
    silent: '這張測試卡確認後，銀行不會再有回應。',
    silentTitle: '銀行沒有回應',
    silentText: '這張測試卡用來示範中途離開。您可以關閉此頁；這筆付款會停在處理中，15 分鐘後失效。',
    back: '返回商店',
    languages: '語言',
    unknownTitle: '查無此筆付款',
    unknownText: '連結不完整，或這筆付款已不存在。請回到商店重新付款。',
  },
  'zh-cn': {
    language: '简体中文',
    bank: '演示银行',
    demonstration: '这是测试支付网关自带的演示银行，不会从任何真实信用卡扣款，也不会动用任何资金。',
    title: '确认这笔付款',
    instructions: '商户要求通过 3-D Secure 验证这笔消费。请核对以下内容后再确认。',
    shop: '商户',
    purpose: '交易内容',
    amount: '金额',
    card: '信用卡',
    date: '交易时间',
    confirm: '确认付款',
    cancel: '取消',
    succeeds: '这张测试卡确认后会付款成功。',
    fails: '这张测试卡确认后仍会付款失败。',
    silent: '这张测试卡确认后，银行不会再有回应。',
    silentTitle: '银行没有回应',
    silentText: '这张测试卡用来演示中途离开。您可以关闭此页；这笔付款会停留在处理中，15 分钟后失效。',
    back: '返回商户',
    languages: '语言',
    unknownTitle: '未找到这笔付款',
    unknownText: '链接不完整，或这笔付款已不存在。请返回商户重新付款。',
  },
  ja: {
    language: '日本語',
    bank: 'デモンストレーション銀行',
    demonstration:
      'テスト用の決済に付属するデモ用の銀行です。実在のカードへの請求も、実際のお金の移動もありません。',
    title: 'お支払いの確認',
    instructions:
      '加盟店から 3-D セキュアによる本人認証の依頼がありました。次の内容をお確かめのうえ、お進みください。',
    shop: '加盟店',
    purpose: 'ご利用内容',
    amount: '金額',
    card: 'カード',
    date: '日時',
    confirm: '支払いを確定する',
    cancel: 'キャンセル',
    succeeds: 'このテストカードは、確定するとお支払いが完了します。',
    fails: 'このテストカードは、確定してもお支払いに失敗します。',
    silent: 'このテストカードは、確定したあと銀行から応答がなくなります。',
    silentTitle: '銀行から応答がありません',
    silentText:
      '途中で離れた場合を試すためのテストカードです。このページは閉じてかまいません。お支払いは処理中のまま残り、15 分後に無効になります。',
    back: '加盟店に戻る',
    languages: '言語',
    unknownTitle: 'お支払いが見つかりません',
    unknownText:
      'リンクが正しくないか、お支払いの情報が残っていません。加盟店に戻って、もう一度お手続きください。',
  },
  en: {
    language: 'English',
    bank: 'Demonstration Bank',
    demonstration:
      'This is the demonstration bank that comes with the test gateway. No real card is charged, and no money is moved.',
    title: 'Confirm this payment',
    instructions:
      'The merchant has requested 3-D Secure authentication. Please check the details below before you confirm.',
    shop: 'Merchant',
    purpose: 'Description',
    amount: 'Amount',
    card: 'Card',
    date: 'Time',
    confirm: 'Confirm payment',
    cancel: 'Cancel',
    succeeds: 'With this test card, the payment succeeds once you confirm.',
    fails: 'With this test card, the payment fails even after you confirm.',
    silent: 'With this test card, the bank stops responding once you confirm.',
    silentTitle: 'The bank has stopped responding',
    silentText:
      'This test card shows what happens when someone leaves partway through. You may close this page; the payment stays pending and expires after 15 minutes.',
    back: 'Return to merchant',
    languages: 'Language',
    unknownTitle: 'Payment not found',
    unknownText:
      'The link is incomplete, or the payment no longer exists. Please return to the merchant and pay again.',
  },
};
