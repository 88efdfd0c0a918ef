import { RequestFailure } from '@voyage/api-client/failure.ts';
import { guest } from '@voyage/contracts/booking-request.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useRouter,
} from '@tanstack/react-router';
import { Provider } from 'jotai';
import { useState } from 'react';
import { screen, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { consent } from './consent.ts';
import { Checkbox, TextField } from './fields.tsx';
import { Form, SubmitButton } from './Form.tsx';
import { formDraft, type FormDraft } from './form-draft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useForm } from './use-form.ts';
import { stack } from '@voyage/ui/base/layout.css.ts';
import { link, text } from '@voyage/ui/base/typography.css.ts';

const { lastname, email } = guest.entries;
const schema = v.object({ guest: v.object({ lastname, email }), agreed: consent });

/** Two fields of the booking form. */
function Guest({
  send,
  draft,
  asks = false,
}: {
  send: () => Promise<unknown>;
  draft?: FormDraft;
  asks?: boolean;
}) {
  const { t } = useIntl();
  const form = useForm({
    schema,
    defaults: { guest: { lastname: '', email: '' }, agreed: false },
    labels: {
      'guest.lastname': t('booking.lastname'),
      'guest.email': t('booking.email'),
      agreed: '',
    },
    messageOf: (field) => (field === 'agreed' ? t('error.agree') : undefined),
    ...(draft ? { draft: { atom: draft, without: ['agreed'] } } : {}),
    send,
  });
  return (
    <Form form={form} aria-label={t('booking.guest')}>
      <TextField form={form} name="guest.lastname" required autoComplete="family-name" />
      <TextField form={form} name="guest.email" required type="email" autoComplete="email" />
      <Checkbox form={form} name="agreed">
        {t('booking.agree')}
      </Checkbox>
      <SubmitButton form={form} busyLabel={t('booking.submitting')}>
        {t('booking.submit')}
      </SubmitButton>
      {asks && <LeaveGuard when={form.dirty} />}
    </Form>
  );
}
const never = () => new Promise<never>(() => {});

const meta: Meta<typeof Guest> = {
  title: 'Components/Forms/Form layer',
  component: Guest,
  args: { send: never },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <div style={{ maxWidth: '30rem' }}>
          <Story />
        </div>
      </QueryClientProvider>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: `\`useForm\` of \`@voyage/forms\`: its fields are those of the contract. A field shows its error once it is left, the summary appears once the form is submitted, and errors found by the service are shown at their fields.

**Do** name the fields as the contract does, in the order in which they appear; keep a draft of anything that takes long to type.

**Do not** keep consents, passwords or cards in a draft.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Guest>;

function assertThat(held: boolean, what: string): void {
  if (!held) throw new Error(what);
}
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
async function fieldsOf(canvas: Canvas) {
  const [name, address] = await canvas.findAllByRole('textbox');
  if (!name || !address) throw new Error('a field is missing');
  return { name, address, agreed: canvas.getByRole('checkbox'), button: canvas.getByRole('button') };
}
const invalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

export const Fresh: Story = {};

/** A field shows its error when left, until it is corrected; there is no summary yet. */
export const ErrorOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, address } = await fieldsOf(canvas);
    await userEvent.type(address, 'mei.chen');
    assertThat(!invalid(address), 'a field shows an error while it is being typed');
    await userEvent.tab();
    await canvas.findByRole('textbox', { description: /./ });
    assertThat(invalid(address), 'the field that was left does not show its error');
    await userEvent.type(address, '@demo.test');
    assertThat(!invalid(address), 'the field still shows an error once it is correct');
    await userEvent.clear(address);
    await userEvent.tab();
    assertThat(invalid(address) && !invalid(name), 'a field other than the one that was left shows an error');
    assertThat(
      canvas.queryAllByRole('link').length === 0,
      'there is a summary before anything was submitted',
    );
  },
};

/** The summary lists every error in field order and has the focus. */
export const Summary: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, button } = await fieldsOf(canvas);
    await userEvent.type(name, '陳');
    await userEvent.click(button);
    const summary = await canvas.findByRole('group');
    assertThat(document.activeElement === summary, 'the summary does not have the focus');
    assertThat(canvas.getAllByRole('link').length === 3, 'the summary does not list three errors');
    assertThat(invalid(name), 'the field does not show its error');
  },
};

/** The service rejects the email address: summary and field say so until it is changed. */
export const ServerErrorAtItsField: Story = {
  args: {
    send: () =>
      Promise.reject(
        new RequestFailure('rq0001', { details: { issues: [{ path: 'guest.email', code: 'email' }] } }),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    const { name, address, agreed, button } = await fieldsOf(canvas);
    await userEvent.type(name, 'Chen');
    await userEvent.type(address, 'mei@nowhere.test');
    await userEvent.click(agreed);
    await userEvent.click(button);
    const summary = await canvas.findByRole('group');
    assertThat(document.activeElement === summary, 'the summary does not have the focus');
    assertThat(canvas.getAllByRole('link').length === 1, 'the summary does not list the one error');
    assertThat(invalid(address) && !invalid(name), 'the error is not at its field');
  },
};

/** The button says that the form is being sent. */
export const Submitting: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, address, agreed, button } = await fieldsOf(canvas);
    await userEvent.type(name, 'Chen');
    await userEvent.type(address, 'mei@demo.test');
    await userEvent.click(agreed);
    await userEvent.click(button);
    assertThat(canvas.queryAllByRole('group').length === 0, 'there is an empty summary');
    assertThat(
      (await fieldsOf(canvas)).button.getAttribute('aria-disabled') === 'true',
      'the button is not busy',
    );
  },
};

/** An answer is the end of a form that stays on the page, until something else is typed. */
export const SentAgain: Story = {
  args: { send: () => Promise.resolve() },
  play: async ({ canvas, userEvent }) => {
    const { name, address, agreed, button } = await fieldsOf(canvas);
    const isBusy = () => button.getAttribute('aria-disabled') === 'true';
    await userEvent.type(name, 'Chen');
    await userEvent.type(address, 'mei@demo.test');
    await userEvent.click(agreed);
    for (const more of ['a', 'b']) {
      await userEvent.click(button);
      await waitFor(() => assertThat(isBusy(), 'what was sent can be sent again unchanged'));
      await userEvent.type(name, more);
      await waitFor(() => assertThat(!isBusy(), 'what was changed cannot be sent'));
    }
  },
};

/** A page that is reopened: with a separate store, as after a reload. */
function Reloadable() {
  const { t } = useIntl();
  const [visit, setVisit] = useState(0);
  return (
    <div className={stack.x4}>
      <Provider key={visit}>
        <Guest send={never} draft={formDraft('storyDraft')} />
      </Provider>
      <div>
        <Button variant="secondary" onClick={() => setVisit(visit + 1)}>
          {t('site.retry')}
        </Button>
      </div>
    </div>
  );
}
/** Typed text is restored after a reload; consent is not. */
export const DraftRestored: Story = {
  render: () => <Reloadable />,
  beforeEach: () => sessionStorage.removeItem('storyDraft'),
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByRole('textbox');
    if (!name) throw new Error('a field is missing');
    await userEvent.type(name, 'Chen');
    await userEvent.click(canvas.getByRole('checkbox'));
    const [, reload] = canvas.getAllByRole('button');
    if (!reload) throw new Error('the button is missing');
    await userEvent.click(reload);
    const [again] = await canvas.findAllByRole('textbox');
    assertThat(again !== name, 'the form was not opened again');
    assertThat(again instanceof HTMLInputElement && again.value === 'Chen', 'what was typed is lost');
    const box = canvas.getByRole('checkbox');
    assertThat(box instanceof HTMLInputElement && !box.checked, 'the consent was kept');
  },
};

function Leaving() {
  const { t } = useIntl();
  const router = useRouter();
  return (
    <div className={stack.x4}>
      <Guest send={never} asks />
      <div>
        <a
          className={link}
          href="/home"
          onClick={(event) => {
            event.preventDefault();
            void router.navigate({ href: '/home' });
          }}
        >
          {t('site.home')}
        </a>
      </div>
    </div>
  );
}
const Home = () => <p className={text.body}>home</p>;
function Site() {
  const [router] = useState(() => {
    const root = createRootRoute();
    const form = createRoute({ getParentRoute: () => root, path: '/', component: Leaving });
    const home = createRoute({
      getParentRoute: () => root,
      path: '/home',
      component: Home,
    });
    return createRouter({ routeTree: root.addChildren([form, home]), history: createMemoryHistory() });
  });
  return <RouterProvider router={router} />;
}
/** After typing, a link asks for confirmation; staying keeps everything. */
export const LeaveConfirmation: Story = {
  render: () => <Site />,
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByRole('textbox');
    if (!name) throw new Error('a field is missing');
    await userEvent.type(name, 'Chen');
    await userEvent.click(canvas.getByRole('link'));
    // The dialog is rendered outside the story, at the end of the page.
    const dialog = await screen.findByRole('alertdialog');
    const [, stay] = [...dialog.querySelectorAll('button')].filter((button) => button.textContent !== '');
    if (!stay) throw new Error('the dialog does not offer to stay');
    await userEvent.click(stay);
    assertThat(
      name.isConnected && name instanceof HTMLInputElement && name.value === 'Chen',
      'staying lost it',
    );
    await userEvent.click(await canvas.findByRole('link'));
    await screen.findByRole('alertdialog');
  },
};
