import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture, type PictureSource } from './Picture.tsx';
import { wordsOf } from './story-words.ts';
import { grid } from './layout.css.ts';
import { expect, waitFor } from 'storybook/test';

const coast: PictureSource = {
  base: './pictures/coast',
  width: 1500,
  height: 1000,
  widths: [640, 1024, 1500],
};
const lounge: PictureSource = {
  base: './pictures/lounge-2',
  width: 1600,
  height: 1065,
  widths: [640, 1024, 1600],
};

const meta: Meta<typeof Picture> = {
  title: 'Components/Content/Picture',
  component: Picture,
  args: { source: coast, sizes: '40rem', priority: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, context) => <Picture {...args} alt={wordsOf(context).pick(coastAlt)} />,
  parameters: {
    docs: {
      description: {
        component: `A photograph in AVIF and WebP, in the widths that exist; its space is reserved before it loads.

**Do** describe what it shows (\`alt\`), and leave \`alt\` empty where the text beside it says the same; give \`sizes\` as wide as it is shown; set \`priority\` for the first picture of a page only.

**Do not** caption a picture as a place or a room that it is not, put text into it, or animate the first one.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Picture>;

const coastAlt = {
  en: 'Cliffs above a calm sea in the evening',
  'zh-tw': '傍晚平靜海面上的懸崖',
  'zh-cn': '傍晚平静海面上的悬崖',
  ja: '夕暮れの静かな海と断崖',
};

export const Landscape: Story = {};
/** The brand decides: 3:2 in one, 4:5 portrait in the other. */
export const Card: Story = {
  args: { crop: 'card', sizes: '20rem' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Wide: Story = { args: { crop: 'wide' } };
export const Square: Story = {
  args: { crop: 'square', sizes: '20rem' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
/** As large as its container. */
export const Fill: Story = {
  args: { crop: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ height: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};
/** Beside text with the same content, a picture is hidden from screen readers. */
export const Decoration: Story = { args: { source: lounge }, render: (args) => <Picture {...args} alt="" /> };
/** Loaded shortly before it scrolls into view. */
export const Later: Story = {
  args: { source: lounge, priority: false },
  render: (args, context) => (
    <Picture
      {...args}
      alt={wordsOf(context).pick({
        en: 'A gilded hall',
        'zh-tw': '金碧輝煌的大廳',
        'zh-cn': '金碧辉煌的大厅',
        ja: '金色の広間',
      })}
    />
  ),
};

/** Stands for a supplier's: its files have addresses of their own. */
const addressed = (...addresses: string[]): PictureSource => ({
  base: addresses.at(-1) ?? '',
  addresses,
  widths: [640, 1500].slice(-addresses.length),
  width: 1500,
  height: 1000,
  mark: 'M16 3 29 16 16 29 3 16Z',
});
/** A supplier's picture, from its own server: in the widths that it has, without a referrer. */
export const OfASupplier: Story = {
  args: { source: addressed('./pictures/coast-640.webp', './pictures/coast-1500.webp') },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute(
      'srcset',
      './pictures/coast-640.webp 640w, ./pictures/coast-1500.webp 1500w',
    );
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};
/** One that does not load, or that the page may not load: the frame keeps its size, with the brand's mark. */
export const Failed: Story = {
  args: { source: addressed('data:image/webp;base64,AAAA'), crop: 'card' },
  play: ({ canvasElement }) =>
    waitFor(async () => {
      await expect(canvasElement.querySelector('img')).toBeNull();
      await expect(canvasElement.querySelector('svg')).toBeVisible();
    }),
};

export const InAGrid: Story = {
  decorators: [],
  render: (args, context) => (
    <div className={grid.narrow}>
      {[coast, lounge, { ...coast, base: './pictures/lake' }].map((source) => (
        <Picture
          key={source.base}
          {...args}
          source={source}
          sizes="20rem"
          alt={source === coast ? wordsOf(context).pick(coastAlt) : ''}
          crop="card"
        />
      ))}
    </div>
  ),
};
