import { useIntl } from '@voyage/i18n/intl.tsx';
import { labelled, listed } from '@voyage/i18n/join.ts';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { FactsList, type Fact } from '@voyage/ui/content/FactsList.tsx';
import { heading, secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { CloseSection } from '../state/profile-form.ts';
import * as css from './user.css.ts';
import { QuietButton } from './QuietButton.tsx';

interface Props {
  title: string;
  hint?: ReactNode;
  /** Those without a value are named in one line below the others. */
  facts: Fact[];
  /** The form that replaces the facts; it closes when it is saved or left. */
  children: ReactNode;
}

/**
 * One part of the profile: read-only, with a form on demand. The focus moves into the form, and back to the
 * button that opened it.
 */
export function ProfileSection({ title, hint, facts, children }: Props) {
  const { t } = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const moved = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    if (open) place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    else button.current?.focus();
  }, [open]);
  const turn = (to: boolean) => {
    moved.current = true;
    setOpen(to);
  };
  const close = () => turn(false);
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.partHead}>
        <h2 className={heading.h3} id={id}>
          {title}
        </h2>
        {!open && (
          <QuietButton
            ref={button}
            name={t('profile.edit.name', { section: title })}
            onClick={() => turn(true)}
          >
            {t('profile.edit')}
          </QuietButton>
        )}
      </div>
      {hint && <p className={secondary}>{hint}</p>}
      {open ? (
        <div ref={place}>
          <CloseSection value={close}>{children}</CloseSection>
        </div>
      ) : (
        <Facts facts={facts} />
      )}
    </section>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  const { t } = useIntl();
  const locale = useLocale();
  const given = facts.filter(({ value }) => value);
  const missing = facts.filter(({ value }) => !value).map(({ term }) => term);
  return (
    <>
      {given.length > 0 && <FactsList facts={given} />}
      {missing.length > 0 && (
        <p className={smallPrint}>{labelled(t('profile.missing'), listed(missing, locale))}</p>
      )}
    </>
  );
}
