import { CodeInput } from '@voyage/ui/forms/CodeInput.tsx';
import { CopyButton } from '@voyage/ui/feedback/CopyButton.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useEffect, useState } from 'react';
import { QrCode } from './QrCode.tsx';
import { useFactorWords } from './second-factor-words.ts';
import * as css from './SecondFactor.css.ts';

interface Props {
  /** The data from the service: the key, and the URI in the QR code. */
  secret: string;
  uri: string;
  busy: boolean;
  error: string | undefined;
  /** The code was typed or changed after an error. */
  onTyped: () => void;
  onCode: (code: string) => void;
  /** In a narrow column. */
  narrow?: boolean;
}

/** Groups of four are easier to read and type. */
const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Adds the account to an app, and requires the app's first code. */
export function AppSetUp({ secret, uri, busy, error, onTyped, onCode, narrow = false }: Props) {
  const tFactor = useFactorWords();
  const [code, setCode] = useState('');
  // The next code is typed in the same field.
  useEffect(() => {
    if (error) setCode('');
  }, [error]);
  return (
    <>
      <div className={narrow ? css.stacked : css.scan}>
        <QrCode value={uri} label={tFactor('qr')} />
        <div className={css.step}>
          <div className={css.words}>
            <p className={text.strong}>{tFactor('scan')}</p>
            <p className={secondary}>{tFactor('scanText')}</p>
          </div>
          <div className={css.key}>
            <span className={secondary}>{tFactor('key')}</span>
            <CopyButton
              value={inFours(secret)}
              copyLabel={tFactor('copyKey')}
              copiedText={tFactor('copied')}
              failedText={tFactor('copyFailed')}
            />
          </div>
        </div>
      </div>
      <CodeInput
        label={tFactor('thenCode')}
        value={code}
        readOnly={busy}
        error={error}
        onChange={(next) => {
          setCode(next);
          onTyped();
        }}
        onComplete={onCode}
      />
    </>
  );
}
