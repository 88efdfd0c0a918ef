import type { Meta, StoryObj } from '@storybook/react-vite';
import { neverAnswers, outage, Refusal, type Answers } from '@voyage/page-stories/fake-service.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { registerQuerySchema, type RegisterQuery } from '@voyage/routes/account-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { RegisterPage } from './RegisterPage.tsx';

export default { title: 'Pages/Register', tags: ['!autodocs'] } satisfies Meta;

type Play = NonNullable<StoryObj['play']>;
const page = ({ search }: { search: RegisterQuery }) => <RegisterPage {...search} />;
const email = 'mei.chen@example.test';

/** One step of the registration; later steps have the email address of the first, as after a reload. */
function part(step?: 'membership' | 'details') {
  const staged = {
    at: step ? `register?step=${step}` : 'register',
    search: registerQuerySchema,
    page,
  };
  return (play?: Play, answers: (recorded: Recorded) => Answers = () => ({})): StoryObj => {
    const story = pageStory(staged, {
      ...(play ? { play } : {}),
      answers: (recorded) => ({
        countries: {
          countries: recorded.phoneAreas.areas.map(({ country: code, name }) => ({ code, name })),
        },
        sendEmailCode: { expiresInSeconds: 600, resendInSeconds: 60 },
        sendPhoneCode: { expiresInSeconds: 600, resendInSeconds: 60 },
        ...answers(recorded),
      }),
    });
    if (!step) return story;
    const begun = () => sessionStorage.setItem('registerAccount', JSON.stringify({ email }));
    return { ...story, beforeEach: () => (sessionStorage.clear(), begun()) };
  };
}
const account = part();
const membership = part('membership');
const details = part('details');
const press = async (context: Parameters<Play>[0], name: Parameters<ReturnType<typeof wordsOf>['t']>[0]) => {
  const { t } = wordsOf(context);
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name: t(name) }));
};

export const Empty: StoryObj = account();
export const NothingTyped: StoryObj = account(async (context) => {
  const { t } = wordsOf(context);
  await press(context, 'register.next');
  await within(context.canvasElement).findByText(t('error.summary'));
});
/** Each rule is ticked when it is met; the strength is shown next to it. */
export const RulesMet: StoryObj = account(async (context) => {
  const { t } = wordsOf(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByLabelText(t('password.new')), 'Harbour');
  await canvas.findByText(t('password.rule.upper'));
  await expect(canvas.getAllByText(`(${t('password.rule.met')})`)).toHaveLength(4);
});
/** The two passwords differ. */
export const PasswordsDiffer: StoryObj = account(async (context) => {
  const { t } = wordsOf(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByLabelText(t('login.email')), email);
  await userEvent.type(canvas.getByLabelText(t('password.new')), 'Harbour2026k');
  await userEvent.type(canvas.getByLabelText(t('password.again')), 'Harbour2026');
  await press(context, 'register.next');
  await expect(canvas.getByLabelText(t('password.again'))).toHaveAttribute('aria-invalid', 'true');
});

export const Membership: StoryObj = membership();
export const MembershipLoading: StoryObj = membership(undefined, () => ({ memberships: neverAnswers }));
export const MembershipFailed: StoryObj = membership(undefined, () => ({ memberships: outage }));
export const InvitationNotQualified: StoryObj = membership(
  async (context) => {
    const { t } = wordsOf(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(await canvas.findByLabelText(new RegExp(t('register.invite'))), 'HARBOUR-1');
    await press(context, 'register.next');
    await canvas.findByText(t('error.invite'));
  },
  () => ({ checkInvite: { qualified: false, level: null, complimentary: false } }),
);

export const Details: StoryObj = details();
export const DetailsLoading: StoryObj = details(undefined, () => ({ countries: neverAnswers }));
export const DetailsFailed: StoryObj = details(undefined, () => ({ phoneAreas: outage }));
export const NothingFilledIn: StoryObj = details(async (context) => {
  const { t } = wordsOf(context);
  await press(context, 'register.submit');
  const canvas = within(context.canvasElement);
  await canvas.findByText(t('error.summary'));
  // In the summary and at the field.
  await expect(canvas.getAllByText(t('register.verify.email.missing'))).toHaveLength(2);
});
/** Between 18 and 20 a guardian may be named. */
export const Guardian: StoryObj = details(async (context) => {
  const { t } = wordsOf(context);
  const canvas = within(context.canvasElement);
  const born = await canvas.findByLabelText(t('register.birthDate'));
  const year = new Date().getFullYear() - 19;
  await userEvent.type(born, `${year}-01-01`);
  await canvas.findByText(new RegExp(t('register.guardian.name')));
});

/** Sends a code to the mailbox; the telephone comes after it. */
async function codeField(context: Parameters<Play>[0]): Promise<HTMLElement> {
  const { t } = wordsOf(context);
  const canvas = within(context.canvasElement);
  const [send] = await canvas.findAllByRole('button', { name: t('register.verify.send') });
  if (!send) throw new Error('no code can be sent');
  await userEvent.click(send);
  return canvas.findByLabelText(t('register.verify.code'));
}
const enterCode: Play = async (context) => userEvent.type(await codeField(context), '123456');
export const CodeSent: StoryObj = details(async (context) => void (await codeField(context)));
export const WrongCode: StoryObj = details(
  async (context) => {
    await enterCode(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('error.au0108'));
  },
  () => ({ checkEmailCode: new Refusal('au0108', { status: 400 }) }),
);
export const MailboxVerified: StoryObj = details(
  async (context) => {
    await enterCode(context);
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByText(t('register.verify.email.done', { target: email }));
  },
  () => ({ checkEmailCode: { ticket: 'ticket', expiresAt: '2027-01-01T00:00:00.000Z', registered: false } }),
);
/** Only shown to the owner of the mailbox, who has entered its code. */
export const AlreadyRegistered: StoryObj = details(
  async (context) => {
    await enterCode(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('register.already.title'));
  },
  () => ({ checkEmailCode: { ticket: 'ticket', expiresAt: '2027-01-01T00:00:00.000Z', registered: true } }),
);
/** From the second step to the third, which states what the invitation offers. */
export const LevelChosen: StoryObj = membership(
  async (context) => {
    const { t } = wordsOf(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByText(t('tier.elite')));
    await userEvent.type(canvas.getByLabelText(new RegExp(t('register.invite'))), 'HARBOUR-2');
    await press(context, 'register.next');
    await canvas.findByText(t('register.person'));
    await canvas.findByRole('heading', { name: t('register.invited.title', { level: t('tier.noir') }) });
  },
  () => ({ checkInvite: { qualified: true, level: 'noir', complimentary: false } }),
);
