import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '../base/story-words.ts';
import { NumberedSteps } from './NumberedSteps.tsx';

const meta: Meta<typeof NumberedSteps> = {
  title: 'Components/Content/NumberedSteps',
  component: NumberedSteps,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A section that explains what happens, in order: each step has a number, a few words and a sentence.

**Do** use three to five steps, each from the reader's point of view.

**Do not** use it for steps that the reader takes on this page: those are \`Steps\`.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof NumberedSteps>;

const stepsOf = (names: readonly string[]): Story['render'] =>
  function Render(_args, context) {
    const { t } = wordsOf(context);
    return (
      <NumberedSteps
        id="how"
        title={t('fastTrack.how.title')}
        steps={names.map((name) => ({
          key: name,
          title: t(`fastTrack.how.${name}`),
          text: t(`fastTrack.how.${name}.text`),
        }))}
      />
    );
  };
export const Three: Story = { render: stepsOf(['choose', 'confirm', 'meet']) };
