import { Button } from '../forms/Button.tsx';
import Dialog from './Dialog.tsx';
import { text as textClass } from '../base/typography.css.ts';

interface LeaveDialogProps {
  title: string;
  /** What would be lost. */
  text: string;
  stayLabel: string;
  leaveLabel: string;
  closeLabel: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before typed text is lost; Escape stays. Load it lazily, like every dialog. */
export default function LeaveDialog({
  title,
  text,
  stayLabel,
  leaveLabel,
  closeLabel,
  onStay,
  onLeave,
}: LeaveDialogProps) {
  return (
    <Dialog
      alert
      title={title}
      closeLabel={closeLabel}
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {leaveLabel}
          </Button>
          <Button onClick={onStay}>{stayLabel}</Button>
        </>
      }
    >
      <p className={textClass.body}>{text}</p>
    </Dialog>
  );
}
