import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from './DataTable.tsx';
import { story } from '../base/story-cards.ts';
import { wordsOf } from '../base/story-words.ts';

const meta: Meta<typeof DataTable> = {
  title: 'Components/Content/DataTable',
  component: DataTable,
  parameters: {
    docs: {
      description: {
        component: `Facts in rows and columns: suites of a ship, levels and their benefits, invoices. On a phone each row is a card, and every value keeps its heading; to a screen reader it is still a table.

**Do** write a caption; let the first column name the row; align figures to the end of their column.

**Do not** use it for layout, or for two columns of terms and values (\`FactsList\`).`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof DataTable>;

const suites = {
  en: {
    caption: 'Suites of the ship',
    columns: ['Suite', 'Size', 'Veranda', 'Guests', 'Fare a person'],
    rows: [
      ['Owner’s Suite', '126 m²', '14 m²', '4', 'NT$1,180,000'],
      ['Grand Suite', '92 m²', '11 m²', '4', 'NT$860,000'],
      ['Deluxe Veranda Suite', '36 m²', '6 m²', '3', 'NT$398,000'],
    ],
  },
  'zh-tw': {
    caption: '船上套房',
    columns: ['套房', '面積', '陽台', '人數', '每人費用'],
    rows: [
      ['船東套房', '126 平方公尺', '14 平方公尺', '4', 'NT$1,180,000'],
      ['豪華大套房', '92 平方公尺', '11 平方公尺', '4', 'NT$860,000'],
      ['豪華陽台套房', '36 平方公尺', '6 平方公尺', '3', 'NT$398,000'],
    ],
  },
  'zh-cn': {
    caption: '船上套房',
    columns: ['套房', '面积', '阳台', '人数', '每人费用'],
    rows: [
      ['船东套房', '126 平方米', '14 平方米', '4', 'NT$1,180,000'],
      ['豪华大套房', '92 平方米', '11 平方米', '4', 'NT$860,000'],
      ['豪华阳台套房', '36 平方米', '6 平方米', '3', 'NT$398,000'],
    ],
  },
  ja: {
    caption: '客室スイート',
    columns: ['スイート', '広さ', 'ベランダ', '定員', 'お一人様料金'],
    rows: [
      ['オーナーズスイート', '126㎡', '14㎡', '4', 'NT$1,180,000'],
      ['グランドスイート', '92㎡', '11㎡', '4', 'NT$860,000'],
      ['デラックスベランダスイート', '36㎡', '6㎡', '3', 'NT$398,000'],
    ],
  },
};
const table = (context: Parameters<typeof wordsOf>[0], hidden = false) => {
  const { caption, columns, rows } = wordsOf(context).pick(suites);
  return (
    <DataTable
      caption={caption}
      captionHidden={hidden}
      columns={columns.map((header, i) => ({ id: String(i), header, align: i === 0 ? 'start' : 'end' }))}
      rows={rows.map((cells) => ({ id: cells[0] ?? '', cells }))}
    />
  );
};
export const Suites: Story = { render: (_args, context) => table(context) };
/** Under a heading with the same text. */
export const CaptionHidden: Story = { render: (_args, context) => table(context, true) };
export const Empty: Story = {
  render: (_args, context) => (
    <DataTable
      caption={wordsOf(context).pick(suites).caption}
      columns={wordsOf(context)
        .pick(suites)
        .columns.map((header) => ({ id: header, header }))}
      rows={[]}
      emptyText={wordsOf(context).pick(
        story(
          'No suites are on sale for this voyage yet.',
          '此航次尚未開賣套房。',
          '该航次尚未开售套房。',
          'この航海のスイートはまだ販売されていません。',
        ),
      )}
    />
  ),
};
