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

/** An error of a field. */
export interface FieldIssue {
  /** Of the control or its group. */
  id: string;
  text: string;
}

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'className'> {
  /** In field order; empty if there are none. */
  faults: readonly FieldIssue[];
  /** Heading of the summary, including the number of errors where the language needs it. */
  faultsTitle: string;
  /** The form was rejected as a whole: shows the heading even without field errors. */
  refused?: boolean;
  /** The form has sections with headings, spaced further apart than fields. */
  inParts?: boolean;
  onSubmit: () => void;
}

/**
 * A form with an error summary above the fields. The summary takes the focus after a failed submit, at once
 * or when the service has responded; never during typing.
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
      // Submitted by the browser itself, before our script or without it, nothing that was typed is in an address.
      method="post"
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

/** The errors as links to their fields. The parent focuses it, as `Form` does. */
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
        <CircleAlert className={css.icon} size={20} aria-hidden />
        <span>{title}</span>
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
