import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';
import { hotel, wordsOf } from '../base/story-words.ts';

const meta: Meta<typeof Breadcrumb> = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    docs: {
      description: {
        component: `The path from the home page to this one. \`breadcrumbJsonLd\` of breadcrumb-json-ld.ts gives search engines the same.

**Do** name each page as its own heading does; begin with the home page.

**Do not** link the page itself, or show it on the home page.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Breadcrumb>;

const crumbs = (context: Parameters<typeof wordsOf>[0]) => {
  const { t, pick } = wordsOf(context);
  return [
    { name: t('site.home'), href: '#home' },
    { name: t('site.hotels'), href: '#hotels' },
    { name: pick({ en: 'Paris', 'zh-tw': '巴黎', 'zh-cn': '巴黎', ja: 'パリ' }), href: '#paris' },
    { name: pick(hotel).name, href: '#hotel' },
  ];
};
export const TwoSteps: Story = {
  render: (_args, context) => (
    <Breadcrumb label={wordsOf(context).t('site.breadcrumb')} crumbs={crumbs(context).slice(0, 2)} />
  ),
};
export const FourSteps: Story = {
  render: (_args, context) => (
    <Breadcrumb label={wordsOf(context).t('site.breadcrumb')} crumbs={crumbs(context)} />
  ),
};
/** It wraps between names. */
export const Narrow: Story = {
  render: (_args, context) => (
    <div style={{ maxWidth: '16rem' }}>
      <Breadcrumb label={wordsOf(context).t('site.breadcrumb')} crumbs={crumbs(context)} />
    </div>
  ),
};
