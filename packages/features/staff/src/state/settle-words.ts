import type { DeskOrder } from '@voyage/contracts/desk.ts';
import type { DeskWord } from './desk-words.ts';

type Action = DeskOrder['actions'][number]['action'];
type Act = Action | 'decline';

/**
 * The name of an action on an order: refunding fast track that awaits its airport is shown as declining it.
 */
export const wordOf = ({ kind, status }: DeskOrder['order'], action: Action): Act & DeskWord =>
  action === 'refund' && kind === 'fast-track' && status === 'awaiting-confirmation' ? 'decline' : action;
