import type { DeskOrder } from '@voyage/contracts/desk.ts';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useState } from 'react';
import { useDesk } from '../state/desk-words.ts';
import { wordOf } from '../state/settle-words.ts';
import * as css from './desk.css.ts';

const SettleDialog = lazyPart(() => import('./SettleDialog.tsx'));

/** The possible actions of an order, each with a confirmation. */
export function OrderActions({ of }: { of: DeskOrder }) {
  const { tDesk } = useDesk();
  const [chosen, setChosen] = useState<{
    of: DeskOrder;
    action: DeskOrder['actions'][number];
  } | null>(null);
  if (of.actions.length === 0) return null;
  return (
    <div className={css.actions}>
      {of.actions.map((one) => (
        <Button
          key={one.action}
          variant={one.action === 'confirm' ? 'primary' : 'secondary'}
          onClick={() => setChosen({ of, action: one })}
        >
          <span>{`${tDesk(wordOf(of.order, one.action))} `}</span>
          {/* Several orders have a button with this name. */}
          <span className={visuallyHidden}>{of.order.orderNumber}</span>
        </Button>
      ))}
      {chosen && (
        <LazyLayer onFailed={() => setChosen(null)}>
          {/* As it was when the button was pressed: the list is fetched again meanwhile. */}
          <SettleDialog {...chosen} onClose={() => setChosen(null)} />
        </LazyLayer>
      )}
    </div>
  );
}
