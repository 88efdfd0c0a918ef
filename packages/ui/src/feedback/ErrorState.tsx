import type { ReactNode } from 'react';
import { Button } from '../forms/Button.tsx';
import { EmptyPanel } from './EmptyPanel.tsx';

/** What went wrong, and a retry button. */
export const ErrorState = ({
  title,
  text,
  retryLabel,
  busy,
  onRetry,
  help,
  level,
}: {
  title: string;
  text: string;
  retryLabel: string;
  /** Replaces the label while it is tried again. */
  busy?: string | false;
  onRetry: () => void;
  /** An alternative below the button: a telephone number. */
  help?: ReactNode;
  /** 1 if the page has no other heading. */
  level?: 1 | 2 | 3;
}) => (
  <div role="alert">
    <EmptyPanel
      title={title}
      {...(level && { level })}
      text={text}
      action={
        <>
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
          {help}
        </>
      }
    />
  </div>
);
