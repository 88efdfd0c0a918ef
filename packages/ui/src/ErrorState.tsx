import { Button } from './Button.tsx';
import { EmptyPanel } from './EmptyPanel.tsx';

/** What went wrong, in words, and another try. */
export const ErrorState = ({ title, text, retryLabel, onRetry }: { title: string; text: string; retryLabel: string; onRetry: () => void }) => (
  <div role="alert">
    <EmptyPanel
      title={title}
      text={text}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  </div>
);
