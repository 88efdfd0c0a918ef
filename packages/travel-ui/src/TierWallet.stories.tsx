import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { wordsOf, type StoryWords } from '@voyage/ui/base/story-words.ts';
import { TierWallet } from './TierWallet.tsx';

const meta: Meta<typeof TierWallet> = {
  title: 'Components/Travel/TierWallet',
  component: TierWallet,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The cards of the four levels in a wallet. The selected one is in front; its benefits are listed beside the wallet.

**Do** begin with the member's own; make the space beside it as tall as the longest list, so that nothing moves.

**Do not** use it to choose a membership to pay for: use \`RadioCards\`.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TierWallet>;

const shades = { basic: 'plain', elite: 'fine', platinum: 'bright', noir: 'dark' } as const;
const tiers = ['basic', 'elite', 'platinum', 'noir'] as const;

function Wallet({ words: { t }, first, own }: { words: StoryWords; first: string; own?: string }) {
  const [chosen, choose] = useState(first);
  return (
    <TierWallet
      label={t('home.tiers.choose')}
      issuer="Membership"
      cards={tiers.map((tier) => ({
        id: tier,
        tier: t(`tier.${tier}`),
        shade: shades[tier],
        detail:
          tier === own
            ? 'Mei-Ling Chen'
            : tier === 'basic'
              ? t('home.fee.none')
              : t('home.fee', { amount: 'NT$35,000' }),
        number: tier === own ? t('home.card.number', { number: '1042 8817 3306' }) : undefined,
      }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
export const Platinum: Story = {
  render: (_args, context) => <Wallet words={wordsOf(context)} first="platinum" />,
};
/** With the member's own card, with name and number, in front. */
export const Own: Story = {
  render: (_args, context) => <Wallet words={wordsOf(context)} first="noir" own="noir" />,
};
export const Basic: Story = { render: (_args, context) => <Wallet words={wordsOf(context)} first="basic" /> };
