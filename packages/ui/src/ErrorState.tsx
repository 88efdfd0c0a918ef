import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyPanel } from './EmptyPanel.tsx';

/** What went wrong, and a retry button. */
export const ErrorState = ({
  title,
  text,
  retryLabel,
  onRetry,
  help,
  level,
}: {
  title: string;
  text: string;
  retryLabel: string;
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
          <Button variant="secondary" onClick={onRetry}>
            {retryLabel}
          </Button>
          {help}
        </>
      }
    />
  </div>
);
