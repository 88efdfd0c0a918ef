import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../forms/Button.tsx';
import Dialog from './Dialog.tsx';
import { TextField } from '../forms/Field.tsx';
import { hotel, wordsOf, type StoryWords } from '../base/story-words.ts';
import { stack } from '../base/layout.css.ts';
import { secondary, text } from '../base/typography.css.ts';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `A layer over the page: focus stays inside and returns to where it came from; Escape closes it.

**Do** ask one thing, with the question as the title; put the safe button first and label both with what they do ("Keep booking", "Cancel booking"). State the cost beforehand.

**Do not** open one unasked, put one over another, or use it for what fits on the page.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

/** Initially open; once closed, a button behind it opens it again. */
function Opening({
  words,
  children,
}: {
  words: StoryWords;
  children: (close: () => void) => React.ReactNode;
}) {
  const [open, setOpen] = useState(true);
  return (
    <div style={{ minHeight: '20rem' }}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.t('order.cancel')}
      </Button>
      {open && children(() => setOpen(false))}
    </div>
  );
}

export const Open: Story = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <Opening words={wordsOf(context)}>
        {(close) => (
          <Dialog
            alert
            title={t('order.cancel.title')}
            closeLabel={t('site.close')}
            onClose={close}
            actions={
              <>
                <Button variant="secondary" onClick={close}>
                  {t('order.cancel.no')}
                </Button>
                <Button onClick={close}>{t('order.cancel.yes')}</Button>
              </>
            }
          >
            <div className={stack.x2}>
              <p className={text.body}>{t('order.cancel.costs', { amount: '€412.00' })}</p>
              <p className={`${text.body} ${secondary}`}>{t('order.cancel.credit')}</p>
            </div>
          </Dialog>
        )}
      </Opening>
    );
  },
};
export const Busy: Story = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <Opening words={wordsOf(context)}>
        {(close) => (
          <Dialog
            alert
            title={t('order.cancel.title')}
            closeLabel={t('site.close')}
            onClose={close}
            actions={
              <>
                <Button variant="secondary" onClick={close}>
                  {t('order.cancel.no')}
                </Button>
                <Button busy={t('site.loading')}>{t('order.cancel.yes')}</Button>
              </>
            }
          >
            <p className={text.body}>{t('order.cancel.free')}</p>
          </Dialog>
        )}
      </Opening>
    );
  },
};
export const WithForm: Story = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <Opening words={wordsOf(context)}>
        {(close) => (
          <Dialog
            title={t('booking.guest')}
            closeLabel={t('site.close')}
            onClose={close}
            actions={<Button onClick={close}>{t('stays.done')}</Button>}
          >
            <p className={`${text.body} ${secondary}`}>{t('booking.guest.hint')}</p>
            <TextField label={t('booking.lastname')} autoComplete="family-name" defaultValue="CHEN" />
            <TextField label={t('booking.firstname')} autoComplete="given-name" error={t('error.required')} />
          </Dialog>
        )}
      </Opening>
    );
  },
};
/** For content wider than text: a calendar, a map. */
export const Wide: Story = {
  render: (_args, context) => (
    <Opening words={wordsOf(context)}>
      {(close) => (
        <Dialog
          wide
          title={wordsOf(context).t('stays.dates.choose')}
          closeLabel={wordsOf(context).t('site.close')}
          onClose={close}
          actions={<Button onClick={close}>{wordsOf(context).t('stays.done')}</Button>}
        >
          <p className={text.body}>{wordsOf(context).t('stays.landing.intro')}</p>
        </Dialog>
      )}
    </Opening>
  ),
};
/** Taller than the window: the dialog scrolls, the page behind does not. */
export const LongText: Story = {
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    const { name, room } = pick(hotel);
    const paragraphs = [
      t('booking.guarantee', { currency: 'EUR' }),
      t('stays.detail.credit'),
      t('booking.quota.kept'),
      t('site.legal'),
      t('booking.changed.title'),
      t('brand.home.intro'),
    ];
    return (
      <Opening words={wordsOf(context)}>
        {(close) => (
          <Dialog
            title={t('stays.detail.chooseRate', { room: `${name}, ${room}`, plan: pick(hotel).plan })}
            closeLabel={t('site.close')}
            onClose={close}
            actions={<Button onClick={close}>{t('booking.changed.accept')}</Button>}
          >
            {[...paragraphs, ...paragraphs].map((paragraph, i) => (
              <p className={text.body} key={i}>
                {paragraph}
              </p>
            ))}
          </Dialog>
        )}
      </Opening>
    );
  },
};
