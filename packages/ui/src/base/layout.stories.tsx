import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '@voyage/themes/contract.css.ts';
import type { ReactNode } from 'react';
import { container, grid, inline, measure, narrow, rule, section, spread, stack } from './layout.css.ts';
import { hotel, wordsOf } from './story-words.ts';
import { heading, secondary, text } from './typography.css.ts';

const meta: Meta = {
  title: 'Components/Content/Layout',
  parameters: {
    docs: {
      description: {
        component: `The classes of \`layout.css.ts\`: \`stack\` one below the other, \`inline\` side by side, \`grid\` in equal columns, \`container\` the width of the content, \`section\` the spacing of a page. They space their children; the children have no margins of their own.

**Do** use the gaps of the scale; limit running text to the measure (66 Latin or 36 Chinese or Japanese characters).

**Do not** set a margin on a component from outside, or a height in pixels.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Panel = ({ children }: { children: ReactNode }) => (
  <div style={{ background: theme.color.panel, padding: theme.space.x4, borderRadius: theme.radius.card }}>
    {children}
  </div>
);
const places = {
  en: ['Paris', 'Milan', 'Kyoto', 'Bali', 'Bodrum', 'Amsterdam'],
  'zh-tw': ['巴黎', '米蘭', '京都', '峇里島', '博德魯姆', '阿姆斯特丹'],
  'zh-cn': ['巴黎', '米兰', '京都', '巴厘岛', '博德鲁姆', '阿姆斯特丹'],
  ja: ['パリ', 'ミラノ', '京都', 'バリ島', 'ボドルム', 'アムステルダム'],
};

export const Stacked: Story = {
  render: (_args, context) => (
    <div className={stack.x4}>
      {wordsOf(context)
        .pick(places)
        .slice(0, 3)
        .map((place) => (
          <Panel key={place}>{place}</Panel>
        ))}
    </div>
  ),
};
export const SideBySide: Story = {
  render: (_args, context) => (
    <div className={inline.x4}>
      {wordsOf(context)
        .pick(places)
        .map((place) => (
          <Panel key={place}>{place}</Panel>
        ))}
    </div>
  ),
};
/** Columns of at least 12, 18 or 26 rem, but never wider than the page. */
export const InColumns: Story = {
  render: (_args, context) => (
    <div className={stack.x8}>
      {(['narrow', 'medium', 'wide'] as const).map((column) => (
        <ul className={grid[column]} key={column}>
          {wordsOf(context)
            .pick(places)
            .map((place) => (
              <li key={place}>
                <Panel>{place}</Panel>
              </li>
            ))}
        </ul>
      ))}
    </div>
  ),
};
export const ContentWidths: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => (
    <div className={stack.x4} style={{ paddingBlock: theme.space.x4 }}>
      <div className={container}>
        <Panel>{wordsOf(context).t('brand.home.intro')}</Panel>
      </div>
      <div className={narrow}>
        <Panel>{wordsOf(context).t('brand.home.rail.text')}</Panel>
      </div>
    </div>
  ),
};
export const PageParts: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    return (
      <div className={container}>
        <section className={section} aria-labelledby="part-places">
          <h2 className={heading.h2} id="part-places">
            {t('brand.home.places')}
          </h2>
          <div style={{ marginTop: theme.space.x4 }} className={spread}>
            <p className={`${text.body} ${secondary}`}>{pick(hotel).place}</p>
            <p className={`${text.body} ${secondary}`}>{t('stays.hotels.count', { count: 12 })}</p>
          </div>
        </section>
        <hr className={rule} />
        <section className={section} aria-labelledby="part-privileges">
          <h2 className={heading.h2} id="part-privileges">
            {t('brand.home.privileges')}
          </h2>
          <p className={`${text.body} ${measure}`} style={{ marginTop: theme.space.x4 }}>
            {`${t('brand.home.rail.text')} ${t('brand.home.intro')}`}
          </p>
        </section>
      </div>
    );
  },
};
