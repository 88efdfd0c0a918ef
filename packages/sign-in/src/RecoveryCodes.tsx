import { brand } from '@voyage/brand';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { CopyLinkButton } from '@voyage/ui/feedback/CopyButton.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useFactorWords } from './second-factor-words.ts';
import * as css from './SecondFactor.css.ts';

/** Ten codes that are shown once: to be copied or printed before continuing. */
export function RecoveryCodes({
  codes,
  account,
  level,
  onSaved,
}: {
  codes: readonly string[];
  /** The email address, for the printout. */
  account: string;
  /** Of the heading. */
  level: 2 | 3;
  onSaved: () => void;
}) {
  const tFactor = useFactorWords();
  const Heading = `h${level}` as const;
  const title = tFactor('codesFor', { account });
  return (
    <div className={css.step}>
      <div className={css.words}>
        {/* The filled-in form is removed: this is its result. */}
        <Heading className={`${heading.h3} ${css.head}`} tabIndex={-1} ref={focusOnce}>
          {tFactor('codesTitle')}
        </Heading>
        <p className={secondary}>{tFactor('codesText')}</p>
      </div>
      <div className={css.sheet}>
        <p className={css.paperOnly}>{`${brand.name} · ${title}`}</p>
        <ul className={css.codes} aria-label={title}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={css.actions}>
        <CopyLinkButton
          value={codes.join('\n')}
          copyLabel={tFactor('copyCodes')}
          copiedText={tFactor('copied')}
          failedText={tFactor('copyFailed')}
        />
        <Button variant="secondary" onClick={() => print()}>
          {tFactor('print')}
        </Button>
        <Button onClick={onSaved}>{tFactor('saved')}</Button>
      </div>
    </div>
  );
}
const focusOnce = (element: HTMLElement | null) => element?.focus();
