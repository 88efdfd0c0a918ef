import { LineForm, SubmitButton } from '@voyage/forms/Form.tsx';
import type { FieldValues, FormHandle } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';
import * as css from './eligibility.css.ts';
import { CheckResult } from './CheckResult.tsx';

/** One kind of check: its field in a line, and the result below. */
export function CheckSection<V extends FieldValues>({
  id,
  title,
  text,
  form,
  result,
  children,
}: {
  id: string;
  title: string;
  text: string;
  form: FormHandle<V>;
  /** `of` is what was checked: a different value is a new result. */
  result: { of: string; qualified: boolean; title: string; words: string } | undefined;
  children: ReactNode;
}) {
  const { t } = useIntl();
  return (
    <Section className={css.way} id={id} title={title}>
      <p className={secondary}>{text}</p>
      <LineForm form={form} className={css.form}>
        {children}
        <div>
          <SubmitButton form={form} busyLabel={t('site.loading')}>
            {t('eligibility.check')}
          </SubmitButton>
        </div>
      </LineForm>
      {result && (
        <CheckResult key={result.of} qualified={result.qualified} title={result.title} words={result.words} />
      )}
    </Section>
  );
}
