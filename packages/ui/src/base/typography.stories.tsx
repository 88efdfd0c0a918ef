import type { Meta, StoryObj } from '@storybook/react-vite';
import { measure, stack } from './layout.css.ts';
import { deadline, hotel, wordsOf } from './story-words.ts';
import { figure, heading, label, link, secondary, text } from './typography.css.ts';

const meta: Meta = {
  title: 'Components/Content/Text',
  parameters: {
    docs: {
      description: {
        component: `Running text, headings and links: the classes of \`typography.css.ts\`.

**Do** choose the level of a heading by its place in the outline and its size by the class; use the display face at 24 px or larger; use tabular figures where amounts are in a column.

**Do not** use italics, letter-spacing or capitals in Chinese and Japanese, or the secondary colour for text that must be read.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Body: Story = {
  render: (_args, context) => <p className={text.body}>{wordsOf(context).t('brand.home.intro')}</p>,
};
export const Secondary: Story = {
  render: (_args, context) => (
    <p className={`${text.body} ${secondary}`}>{wordsOf(context).t('brand.home.intro')}</p>
  ),
};
/** Underlined, so that colour is not the only difference. */
export const Links: Story = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <p className={text.body}>
        <span>{`${t('booking.quota.kept')} `}</span>
        <a className={link} href="#orders">
          {t('orders.title')}
        </a>
      </p>
    );
  },
};
export const Sizes: Story = {
  render: (_args, context) => (
    <div className={stack.x4}>
      {(['large', 'lead', 'body', 'small', 'strong', 'title'] as const).map((size) => (
        <p className={`${text[size]} ${measure}`} key={size}>
          {wordsOf(context).t('stays.landing.intro')}
        </p>
      ))}
    </div>
  ),
};
export const Headings: Story = {
  render: (_args, context) => (
    <div className={stack.x6}>
      <h1 className={heading.hero}>{wordsOf(context).t('brand.home.title')}</h1>
      <h2 className={heading.h1}>{wordsOf(context).t('stays.landing.heading')}</h2>
      <h3 className={heading.h2}>{wordsOf(context).t('brand.home.places')}</h3>
      <h4 className={heading.h3}>{wordsOf(context).pick(hotel).name}</h4>
    </div>
  ),
};
/** A level 3 heading can look large. */
export const SizeIndependentOfLevel: Story = {
  render: (_args, context) => (
    <div className={stack.x2}>
      <h2 className={heading.h3}>{wordsOf(context).t('stays.detail.rooms')}</h2>
      <h3 className={heading.h1}>{wordsOf(context).pick(hotel).room}</h3>
    </div>
  ),
};
export const Labels: Story = {
  render: (_args, context) => (
    <div className={stack.x1}>
      <span className={`${text.body} ${label}`}>{wordsOf(context).t('order.bookingNumber')}</span>
      <strong className={`${text.large} ${figure}`}>V270314-0017</strong>
    </div>
  ),
};
/** A name longer than the column wraps; nothing is truncated. */
export const LongText: Story = {
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    const { name, room } = pick(hotel);
    return (
      <div style={{ maxWidth: '20rem' }}>
        <div className={stack.x3}>
          <h1 className={heading.h1}>{`${name}, ${room}`}</h1>
          <p className={`${text.body} ${secondary}`}>
            {`${t('booking.deadline.hotel', { deadline: pick(deadline) })} · AURELIANPALACETROCADEROPARIS2027`}
          </p>
        </div>
      </div>
    );
  },
};
/** Text in another language has its tag and uses its font, whatever the language of the page. */
export const FourScripts: Story = {
  render: () => (
    <div className={stack.x6}>
      {(
        [
          ['en', 'A quieter way to travel well'],
          ['zh-Hant', '把旅程，過得從容'],
          ['zh-Hans', '把旅程，过得从容'],
          ['ja', '静かに、よい旅を'],
        ] as const
      ).map(([lang, words]) => (
        <div key={lang} lang={lang}>
          <h2 className={heading.h2}>{words}</h2>
        </div>
      ))}
    </div>
  ),
};
