import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../base/story-pictures.ts';
import { wordsOf } from '../base/story-words.ts';
import { ServiceIntro } from './ServiceIntro.tsx';

const meta: Meta<typeof ServiceIntro> = {
  title: 'Components/Content/ServiceIntro',
  component: ServiceIntro,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The top of a page that sells a service: what it is, a sentence, a link down to its form, a picture.

**Do** say in the button what the form asks for.

**Do not** use it twice on a page: it contains the page's title.`,
      },
    },
  },
};
export default meta;

export const FastTrack: StoryObj<typeof ServiceIntro> = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <ServiceIntro
        title={t('fastTrack.heading')}
        intro={t('stays.landing.intro')}
        action={{ href: '#form', label: t('fastTrack.find') }}
        picture={pictures.hall}
      />
    );
  },
};
