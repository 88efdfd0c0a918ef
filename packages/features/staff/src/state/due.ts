import type { DeskRequest } from '@voyage/contracts/desk.ts';
import { compareDays, type IsoDay } from '@voyage/domain/stay-date.ts';
import type { DeskWord } from './desk-words.ts';

/** Whether the planner is overdue. */
export const isOverdue = (due: DeskRequest['due'], on: IsoDay): boolean =>
  due?.who === 'planner' && compareDays(due.day, on) < 0;

/** The text about when it is due, and from whom. */
export function dueWord({ due, next }: Pick<DeskRequest, 'due' | 'next'>, on: IsoDay): DeskWord {
  if (due === null) return next === null ? 'memberTurn' : 'noDue';
  if (due.who === 'member') return 'memberDue';
  return isOverdue(due, on) ? 'overdue' : 'dueBy';
}

/** Requests in which it is the company's turn: something is due, or possible, and no payment is awaited. */
export const isOurTurn = ({ due, next }: Pick<DeskRequest, 'due' | 'next'>): boolean =>
  next !== null && due?.who !== 'member';
