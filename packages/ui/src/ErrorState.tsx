import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyPanel } from './EmptyPanel.tsx';

/** What went wrong, in words, and another try. */
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
  /** Another way, under the button: a telephone. */
  help?: ReactNode;
  /** 1 where the page has nothing else to be called by. */
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
