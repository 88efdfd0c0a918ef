import type { DeskOrder } from '@voyage/contracts/desk.ts';
import type { DeskWord } from './desk-words.ts';

type Action = DeskOrder['actions'][number]['action'];
type Act = Action | 'decline';

/** What an act is called with an order: to refund fast track that awaits its airport is to decline it. */
export const wordOf = ({ kind, status }: DeskOrder['order'], action: Action): Act & DeskWord =>
  action === 'refund' && kind === 'fast-track' && status === 'awaiting-confirmation' ? 'decline' : action;
