import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '@voyage/themes/contract.css.ts';
import { Part, Sheet, Table } from './Sheet.tsx';
import { grid, stack } from '@voyage/ui/base/layout.css.ts';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';

const meta: Meta = {
  title: 'Foundations/Voice',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;

const languages = [
  {
    lang: 'en',
    name: 'English',
    rules: [
      'British spelling; sentences a person would say aloud.',
      'Buttons begin with a verb: "Cancel booking", "Keep booking".',
      'Sentence case everywhere; no exclamation marks.',
      'Days as 14 March 2027; the clock of 24 hours; hotel time is named as such.',
    ],
    yes: 'One step too late: this room has just sold out. Please choose another.',
    no: 'Oops! Hurry, only 1 room left!',
  },
  {
    lang: 'zh-Hant',
    name: '繁體中文',
    rules: [
      '以「您」稱呼；句子短，先說結果，再說怎麼做。',
      '用台灣的詞：飯店、訂房、信箱、水療。',
      '全形標點；中文與數字、英文之間空半格。',
      '不用驚嘆號，不用「趕快」「僅剩」催促。',
    ],
    yes: '晚了一步，此房型剛剛售完，請選擇其他房型。',
    no: '手慢無！只剩最後一間！',
  },
  {
    lang: 'zh-Hans',
    name: '简体中文',
    rules: [
      '以“您”称呼；句子短，先说结果，再说怎么做。',
      '用大陆的词：酒店、预订、邮箱、水疗。不由繁体逐字转换。',
      '全角标点；中文与数字、英文之间空半格。',
      '不用感叹号，不用“抢购”“仅剩”催促。',
    ],
    yes: '晚了一步，此房型刚刚售罄，请选择其他房型。',
    no: '手慢无！仅剩最后一间！',
  },
  {
    lang: 'ja',
    name: '日本語',
    rules: [
      'です・ます調。敬語は一文に一つまで、重ねない。',
      '漢字とかなの釣り合いを保ち、カタカナ語を続けない。',
      '日付は2027年3月14日、時刻は24時間制、「現地時間」を添える。',
      '「！」や「残りわずか」で急がせない。',
    ],
    yes: '一足違いで満室となりました。ほかのお部屋をお選びください。',
    no: '残り1室！今すぐ予約！',
  },
] as const;

const mark = (colour: string) => ({
  borderInlineStart: `3px solid ${colour}`,
  paddingInlineStart: theme.space.x4,
});

export const Voice: StoryObj = {
  render: () => (
    <Sheet
      title="Voice"
      lead="We write as a good concierge speaks: calm, exact, on the guest's side. Four languages say the same, each in its own way; none is a translation that shows."
    >
      <Part title="In every language">
        <Table
          caption="Rules of every language"
          head={['We', 'So that', 'For example']}
          rows={[
            [
              'Say the whole price',
              'nobody is surprised at the desk',
              'Total for 3 nights, tax and service included',
            ],
            [
              'Say what happens next',
              'a fault is not the end',
              'Nothing has been booked. Accept and continue, or choose another room.',
            ],
            ['Say the cost before the deed', 'a press can be trusted', 'Cancelling now costs €412.00.'],
            ['Name the clock', 'a deadline is one moment', "Free until 12 Mar 2027, 18:00 (hotel's time)"],
            [
              'Admit what we do not know',
              'a promise is a promise',
              'We pass requests on; the hotel decides on arrival.',
            ],
            ['Never press', 'the guest decides', 'No "only 1 left", no countdown, no others looking'],
          ]}
        />
      </Part>
      <Part title="Four languages" text="The first sample is ours, the second is not.">
        <div className={grid.medium}>
          {languages.map(({ lang, name, rules, yes, no }) => (
            <div key={lang} lang={lang}>
              <div className={stack.x4}>
                <strong className={text.title}>{name}</strong>
                <ul
                  style={{
                    display: 'grid',
                    gap: theme.space.x2,
                    listStyle: 'disc',
                    paddingInlineStart: theme.space.x5,
                  }}
                >
                  {rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
                <div style={mark(theme.color.success)}>
                  <p className={text.strong}>✓ {yes}</p>
                </div>
                <div style={mark(theme.color.error)}>
                  <p className={`${text.body} ${secondary}`}>✗ {no}</p>
                </div>
              </div>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Two houses, one care">
        <Table
          caption="The two brands"
          head={['Aldermere', 'Lanthorn Club']}
          rows={[
            ['Daylight: plain and warm, a travel journal', 'Evening: short and low, a host at the door'],
            ['"A quieter way to travel well"', '"The evening belongs to members"'],
            [
              'Explains: what a price holds, why a house is chosen',
              'Assumes: the member knows, and asks by telephone',
            ],
          ]}
        />
      </Part>
    </Sheet>
  ),
};
