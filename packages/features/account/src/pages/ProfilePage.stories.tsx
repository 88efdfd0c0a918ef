import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, Refusal, type Answers } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MemberArea } from '../parts/MemberArea.tsx';
import { ProfilePage } from './ProfilePage.tsx';

export default { title: 'Pages/Profile', tags: ['!autodocs'] } satisfies Meta;

type Play = NonNullable<StoryObj['play']>;
const page = {
  at: 'user/profile',
  search: noQuery,
  page: () => (
    <MemberArea>
      <ProfilePage />
    </MemberArea>
  ),
  member: true,
};
const address = {
  country: 'TW',
  city: 'Taipei',
  street: '12 Renai Road, Section 3',
  building: '8F-2',
  postalCode: '106',
};
/** A member with all particulars. */
const told = ({ profile }: Recorded): Recorded['profile'] => ({
  ...profile,
  emailVerified: true,
  phoneVerified: true,
  birthDate: '1984-04-12',
  address,
  emergencyContact: { name: 'Kenji Sato', phone: '+81312345678' },
  particulars: {
    companyTitle: 'Partner',
    companyName: 'Sato & Lin Architects',
    taxId: '12345675',
    hobby: 'Gardens, ceramics, early trains',
    maritalStatus: 'married',
    anniversary: '2012-05-19',
    preferredContactTime: '19:00-21:00',
    passportNationality: 'JP',
  },
});
const answers =
  (more: (recorded: Recorded) => Answers = () => ({})) =>
  (recorded: Recorded): Answers => ({
    countries: {
      countries: recorded.phoneAreas.areas.map(({ country: code, name }) => ({ code, name })),
    },
    loyaltyProgrammes: {
      programmes: [
        { code: 'aurelian-circle', kind: 'hotel', name: 'Aurelian Circle', group: 'aurelian' },
        { code: 'jal', kind: 'airline', name: 'JAL Mileage Bank', group: null },
      ],
    },
    loyaltyNumbers: { numbers: [{ programme: 'jal', number: '123456789' }] },
    profile: told(recorded),
    ...more(recorded),
  });
const open = async (
  context: Parameters<Play>[0],
  section: Parameters<ReturnType<typeof wordsOf>['t']>[0],
) => {
  const { t } = wordsOf(context);
  await userEvent.click(
    await within(context.canvasElement).findByRole('button', {
      name: t('profile.edit.name', { section: t(section) }),
    }),
  );
};

export const AllParticulars: StoryObj = pageStory(page, { answers: answers() });
/** Every part open and empty; missing values are reported at their fields. */
export const NoParticulars: StoryObj = pageStory(page, {
  answers: answers(({ profile }) => ({ profile, loyaltyNumbers: { numbers: [] } })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const canvas = within(context.canvasElement);
    await open(context, 'profile.personal.title');
    await expect(canvas.getByLabelText(t('profile.passportNationality'))).toHaveFocus();
    await open(context, 'profile.company.title');
    await userEvent.click(canvas.getByRole('button', { name: t('profile.loyalty.add') }));
    await open(context, 'register.address');
    const [save] = canvas.getAllByRole('button', { name: t('favourites.save') });
    if (!save) throw new Error('nothing can be saved');
    await userEvent.click(save);
    await waitFor(() =>
      expect(canvas.getByLabelText(t('register.city'))).toHaveAttribute('aria-invalid', 'true'),
    );
  },
});
/** A saved part is fetched again, and the focus returns to the button that opened it. */
export const Saved: StoryObj = pageStory(page, {
  answers: answers((recorded) => ({
    changeProfile: (_: number, sent) => {
      if (sent?.address?.city !== 'Tainan' || sent.particulars) throw new Error('another part was sent');
      return { ...told(recorded), address: { ...address, city: 'Tainan' } };
    },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const canvas = within(context.canvasElement);
    await open(context, 'register.address');
    const city = canvas.getByLabelText(t('register.city'));
    await userEvent.clear(city);
    await userEvent.type(city, 'Tainan');
    await userEvent.click(canvas.getByRole('button', { name: t('favourites.save') }));
    await canvas.findByText('Tainan');
    await expect(
      canvas.getByRole('button', { name: t('profile.edit.name', { section: t('register.address') }) }),
    ).toHaveFocus();
  },
});
/** Errors of the service are shown at their fields; typed text is kept, and leaving requires confirmation. */
export const Rejected: StoryObj = pageStory(page, {
  answers: answers(() => ({
    changeProfile: new Refusal('rq0001', {
      status: 400,
      details: { issues: [{ path: 'particulars.taxId', code: 'company-number' }] },
    }),
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const canvas = within(context.canvasElement);
    await open(context, 'profile.company.title');
    const tax = canvas.getByLabelText(t('profile.taxId'));
    await userEvent.clear(tax);
    await userEvent.type(tax, '12345678');
    await userEvent.click(canvas.getByRole('button', { name: t('favourites.save') }));
    await waitFor(() => expect(tax).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(canvas.getByRole('link', { name: t('user.title') }));
    await within(document.body).findByRole('alertdialog', { name: t('form.leave.title') });
  },
});
export const Failed: StoryObj = pageStory(page, { answers: answers(() => ({ countries: outage })) });
