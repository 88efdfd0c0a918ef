import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { questionnaireAnswer, verdicts, type Questionnaire } from '@voyage/contracts/questionnaire.ts';
import { RadioGroup } from '@voyage/forms/choice-fields.tsx';
import { Checkbox, TextArea } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { useState } from 'react';
import * as v from 'valibot';
import { usePrivilegeNames } from './privilege-names.ts';
import * as css from './order.css.ts';

const marks = ['5', '4', '3', '2', '1'] as const;
/** One of several options, not yet chosen. */
const chosen = <const T extends readonly string[]>(options: T) =>
  v.pipe(v.string(), v.minLength(1, 'required'), v.picklist(options));
const { text, mayQuote } = questionnaireAnswer.entries;

/** The label of a question in the error summary, where a colon follows. */
const named = (question: string) => question.replace(/[?？]$/, '');

interface Props {
  order: OrderDetail;
  questionnaire: Questionnaire;
  onSent: () => void;
  /** Keeps the existing answers. */
  onBack?: () => void;
}

/** The questions about a completed stay. */
export function QuestionnaireForm({ order, questionnaire: { privileges, answer }, onSent, onBack }: Props) {
  const { t, api, queryClient } = usePage();
  const notify = useNotify();
  const names = usePrivilegeNames(order.plan);
  const [schema] = useState(() =>
    v.object({
      overall: chosen(marks),
      privileges: v.object(Object.fromEntries(privileges.map((code) => [code, chosen(verdicts)]))),
      roomAsDescribed: chosen(verdicts),
      text,
      mayQuote,
    }),
  );
  const form = useForm({
    schema,
    defaults: {
      overall: answer ? String(answer.overall) : '',
      privileges: Object.fromEntries(privileges.map((code) => [code, answer?.privileges[code] ?? ''])),
      roomAsDescribed: answer?.roomAsDescribed ?? '',
      text: answer?.text ?? '',
      mayQuote: answer?.mayQuote ?? false,
    },
    labels: {
      overall: named(t('order.questionnaire.overall')),
      ...Object.fromEntries(privileges.map((code) => [`privileges.${code}`, names(code)])),
      roomAsDescribed: named(t('order.questionnaire.room')),
      text: t('order.questionnaire.words'),
      mayQuote: '',
    },
    send: ({ overall, ...answers }) =>
      api.call('answerQuestionnaire', {
        params: { id: order.id },
        body: { ...answers, overall: Number(overall) },
      }),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: ['me', 'order'] });
      notify(t('order.questionnaire.sent'), 'positive');
      onSent();
    },
    onFailed: useFailureNotice(),
  });
  const choices = verdicts.map((value) => ({
    value,
    label: t('order.questionnaire.verdict', { verdict: value }),
  }));
  return (
    <div className={css.form}>
      <Form form={form}>
        <RadioGroup
          form={form}
          name="overall"
          label={t('order.questionnaire.overall')}
          choices={marks.map((mark) => ({
            value: mark,
            label: t('order.questionnaire.mark', { mark }),
          }))}
          inline
        />
        {privileges.length > 0 && (
          <div className={css.questions} role="group" aria-labelledby="questionnaire-privileges">
            <p className={css.question} id="questionnaire-privileges">
              {t('order.questionnaire.privileges')}
            </p>
            {privileges.map((code) => (
              <RadioGroup
                key={code}
                form={form}
                name={`privileges.${code}`}
                label={names(code)}
                choices={choices}
                inline
              />
            ))}
          </div>
        )}
        <RadioGroup
          form={form}
          name="roomAsDescribed"
          label={t('order.questionnaire.room')}
          choices={choices}
          inline
        />
        <TextArea form={form} name="text" rows={4} hint={t('order.questionnaire.words.hint')} />
        <Checkbox form={form} name="mayQuote">
          {t('order.questionnaire.quote')}
        </Checkbox>
        <div className={css.actions}>
          <SubmitButton form={form}>{t('order.questionnaire.send')}</SubmitButton>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {t('favourites.cancel')}
            </Button>
          )}
        </div>
        <LeaveGuard when={form.dirty && !form.sent} />
      </Form>
    </div>
  );
}
