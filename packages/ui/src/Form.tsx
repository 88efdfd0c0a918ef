import { CircleAlert } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormHTMLAttributes,
  type Ref,
  type SyntheticEvent,
} from 'react';
import * as css from './Form.css.ts';
import { focusField } from './focus-field.ts';

/** What is wrong with a field. */
export interface FieldIssue {
  /** Of the control, or of the group that it stands in. */
  id: string;
  text: string;
}

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'className'> {
  /** In the order of the fields; empty where nothing is wrong. */
  faults: readonly FieldIssue[];
  /** The heading of the summary, with the number where the language says it. */
  faultsTitle: string;
  /** It was refused as a whole: the heading is said where no field is to blame, too. */
  refused?: boolean;
  /** The form has parts with headings of their own, which stand farther apart than fields. */
  inParts?: boolean;
  onSubmit: () => void;
}

/**
 * A form whose faults stand in a summary above the fields. The summary takes the focus after a refused submit, at once
 * or when the service has answered; never while somebody types.
 */
export function Form({
  faults,
  faultsTitle,
  onSubmit,
  onInput,
  refused = false,
  inParts = false,
  children,
  ...form
}: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const waits = useRef(false);
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (waits.current && (refused || faults.length > 0)) summary.current?.focus();
  }, [submits, refused, faults]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    waits.current = true;
    setSubmits(submits + 1);
    onSubmit();
  };
  return (
    <form
      noValidate
      className={inParts ? `${css.form} ${css.inParts}` : css.form}
      {...form}
      onSubmit={submit}
      onInput={(event) => {
        waits.current = false;
        onInput?.(event);
      }}
    >
      {(refused || faults.length > 0) && <ErrorSummary ref={summary} title={faultsTitle} faults={faults} />}
      {children}
    </form>
  );
}

/** The faults as links to their fields. Whoever shows it focuses it; `Form` does. */
export function ErrorSummary({
  title,
  faults,
  ref,
}: {
  title: string;
  faults: readonly FieldIssue[];
  ref?: Ref<HTMLDivElement>;
}) {
  const heading = useId();
  return (
    <div ref={ref} className={css.summary} role="group" aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading} className={css.title}>
        <CircleAlert className={css.sign} size={20} aria-hidden />
        {title}
      </h2>
      {faults.length > 0 && (
        <ul className={css.list}>
          {faults.map(({ id, text }) => (
            <li key={id}>
              <a
                className={css.link}
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(id);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
