import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './Button.tsx';
import Dialog from './Dialog.tsx';
import { TextField } from './Field.tsx';
import { Stack } from './Layout.tsx';
import { house, wordsOf, type StoryWords } from './story-words.ts';
import { Text } from './Text.tsx';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `A layer over the page: focus stays inside and returns to where it came from; Escape closes it.

**Do** ask one thing, with the question as the title; put the safe button first and name both by what they do ("Keep booking", "Cancel booking"). Say what it costs before it is done.

**Do not** open one by itself, put one over another, or use it for what fits on the page.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

/** Begins open; closed, a button behind it opens it again. */
function Opening({ words, children }: { words: StoryWords; children: (close: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <div style={{ minHeight: '20rem' }}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.say('order.cancel')}
      </Button>
      {open && children(() => setOpen(false))}
    </div>
  );
}

export const Asking: Story = {
  render: (_args, context) => {
    const { say } = wordsOf(context);
    return (
      <Opening words={wordsOf(context)}>
        {(close) => (
          <Dialog
            alert
            title={say('order.cancel.title')}
            closeLabel={say('site.close')}
            onClose={close}
            actions={
              <>
                <Button variant="secondary" onClick={close}>
                  {say('order.cancel.no')}
                </Button>
                <Button onClick={close}>{say('order.cancel.yes')}</Button>
              </>
            }
          >
            <Stack gap="x2">
              <Text>{say('order.cancel.costs', { amount: '€412.00' })}</Text>
              <Text tone="secondary">{say('order.cancel.credit')}</Text>
            </Stack>
          </Dialog>
        )}
      </Opening>
    );
  },
};
export const Busy: Story = {
  render: (_args, context) => {
    const { say } = wordsOf(context);
    return (
      <Opening words={wordsOf(context)}>
        {(close) => (
          <Dialog
            alert
            title={say('order.cancel.title')}
            closeLabel={say('site.close')}
            onClose={close}
            actions={
              <>
                <Button variant="secondary" onClick={close}>
                  {say('order.cancel.no')}
                </Button>
                <Button busy={say('site.loading')}>{say('order.cancel.yes')}</Button>
              </>
            }
          >
            <Text>{say('order.cancel.free')}</Text>
          </Dialog>
        )}
      </Opening>
    );
  },
};
export const WithAForm: Story = {
  render: (_args, context) => {
    const { say } = wordsOf(context);
    return (
      <Opening words={wordsOf(context)}>
        {(close) => (
          <Dialog title={say('booking.guest')} closeLabel={say('site.close')} onClose={close} actions={<Button onClick={close}>{say('stays.done')}</Button>}>
            <Text tone="secondary">{say('booking.guest.hint')}</Text>
            <TextField label={say('booking.lastname')} autoComplete="family-name" defaultValue="CHEN" />
            <TextField label={say('booking.firstname')} autoComplete="given-name" error={say('error.required')} />
          </Dialog>
        )}
      </Opening>
    );
  },
};
/** For what is wider than text: a calendar, a map. */
export const Wide: Story = {
  render: (_args, context) => (
    <Opening words={wordsOf(context)}>
      {(close) => (
        <Dialog
          wide
          title={wordsOf(context).say('stays.dates.choose')}
          closeLabel={wordsOf(context).say('site.close')}
          onClose={close}
          actions={<Button onClick={close}>{wordsOf(context).say('stays.done')}</Button>}
        >
          <Text>{wordsOf(context).say('stays.landing.intro')}</Text>
        </Dialog>
      )}
    </Opening>
  ),
};
/** More than a window is high: the dialog scrolls, the page behind does not. */
export const LongText: Story = {
  render: (_args, context) => {
    const { say, pick } = wordsOf(context);
    const { name, room } = pick(house);
    const paragraphs = [
      say('booking.guarantee', { currency: 'EUR' }),
      say('stays.detail.credit'),
      say('booking.credit.uses'),
      say('site.legal'),
      say('booking.changed.policy', { after: say('stays.detail.nonRefundable') }),
      say('brand.home.intro'),
    ];
    return (
      <Opening words={wordsOf(context)}>
        {(close) => (
          <Dialog
            title={say('stays.detail.chooseRate', { room: `${name}, ${room}`, plan: pick(house).plan })}
            closeLabel={say('site.close')}
            onClose={close}
            actions={<Button onClick={close}>{say('booking.changed.accept')}</Button>}
          >
            {[...paragraphs, ...paragraphs].map((paragraph, i) => (
              <Text key={i}>{paragraph}</Text>
            ))}
          </Dialog>
        )}
      </Opening>
    );
  },
};
