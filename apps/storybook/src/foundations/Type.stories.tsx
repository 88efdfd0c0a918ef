import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '@voyage/themes/contract.css.ts';
import { size } from '@voyage/themes/scale.ts';
import { measure, stack } from '@voyage/ui/base/layout.css.ts';
import { liveValue } from './live-theme.ts';
import { code, Part, Sheet, Table } from './Sheet.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';

const meta: Meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;

const scripts = [
  {
    lang: 'en',
    name: 'English',
    heading: 'More than 4,000 hotels, chosen one by one',
    body: 'Every price includes tax and service. Where a hotel offers member privileges, you see what they are worth.',
  },
  {
    lang: 'zh-Hant',
    name: '繁體中文',
    heading: '四千多間飯店，一間一間挑選',
    body: '所有價格皆含稅與服務費。會員禮遇列在一旁，並註明其價值。',
  },
  {
    lang: 'zh-Hans',
    name: '简体中文',
    heading: '四千多家酒店，一家一家挑选',
    body: '所有价格均含税与服务费。会员礼遇列在一旁，并注明其价值。',
  },
  {
    lang: 'ja',
    name: '日本語',
    heading: '四千軒を超える宿を、一軒ずつ選びました',
    body: '料金はすべて税・サービス料込み。会員特典はその価値とともに、横に記しています。',
  },
] as const;
const sizes = Object.entries(size);

const sample = (level: keyof typeof heading) => (
  <div className={stack.x4}>
    {scripts.map(({ lang, heading: words }) => (
      <div key={lang} lang={lang}>
        <h3 className={heading[level]}>{words}</h3>
      </div>
    ))}
  </div>
);

export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      lead="A display face for headings of 24 px and more, a text face for everything else. Chinese and Japanese text is set in the reader's own system face."
    >
      <Part
        title="Faces"
        text="The stacks follow the language of the document or of a part of it; Latin letters keep the brand's faces in every language."
      >
        <Table
          caption="Faces"
          head={['Use', 'Stack on this page']}
          rows={[
            [
              'Display',
              <span key="d" style={code}>
                {liveValue(theme.font.display)}
              </span>,
            ],
            ['Weight of the display face', liveValue(theme.font.displayWeight)],
            [
              'Text',
              <span key="t" style={code}>
                {liveValue(theme.font.text)}
              </span>,
            ],
          ]}
        />
      </Part>
      <Part
        title="Text in four scripts"
        text="16 px on 1.6, Chinese and Japanese on 1.8; a line of 66 Latin or 36 Chinese or Japanese characters. No italics and no wide letters in Chinese and Japanese."
      >
        <div className={stack.x6}>
          {scripts.map(({ lang, name, heading, body }) => (
            <div key={lang} lang={lang}>
              <div className={stack.x1}>
                <p className={`${text.small} ${secondary}`}>{name}</p>
                <p className={text.title}>{heading}</p>
                <p className={`${text.body} ${measure}`}>{body}</p>
              </div>
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="Headings"
        text="On a page in Chinese or Japanese a heading is 0.86 times as large: its characters fill their squares. Change the language above to see it."
      >
        <div className={stack.x8}>
          {(['hero', 'h1', 'h2', 'h3'] as const).map((level) => (
            <div className={stack.x2} key={level}>
              <p className={`${text.small} ${secondary}`}>{level}</p>
              {sample(level)}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Scale" text="Eight sizes. What needs a ninth needs another weight, or more room.">
        <Table
          caption="Scale"
          head={['Name', 'px', 'Looks']}
          rows={sizes.map(([name, rem]) => [
            name,
            String(Number.parseFloat(rem) * 16),
            <span
              key="look"
              style={{
                fontSize: rem,
                lineHeight: 1.2,
                ...(Number.parseFloat(rem) >= 1.75
                  ? { fontFamily: theme.font.display, fontWeight: theme.font.displayWeight }
                  : {}),
              }}
            >
              Paris 巴黎 パリ 2027
            </span>,
          ])}
        />
      </Part>
    </Sheet>
  ),
};
