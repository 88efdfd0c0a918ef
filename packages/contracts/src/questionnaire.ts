import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import { count, id, text } from './values.ts';

export const verdicts = ['yes', 'partly', 'no'] as const;
const verdict = v.picklist(verdicts);
/** `breakfast`, `credit`, or `benefit-{n}`: the n-th line of the plan's `benefits`. */
const privilege = v.pipe(v.string(), v.regex(/^(?:breakfast|credit|benefit-[1-9]\d?)$/));

/** A member's answers about a completed stay. */
export const questionnaireAnswer = v.object({
  /** 1 to 5, 5 being the best. */
  overall: v.pipe(count, v.minValue(1), v.maxValue(5)),
  /** Whether each privilege that the rate promised was provided. */
  privileges: v.record(privilege, verdict),
  /** Whether the room was as the site describes it. */
  roomAsDescribed: verdict,
  text: text(2000),
  /** Whether we may quote the text, without the name. */
  mayQuote: v.boolean(),
});
export type QuestionnaireAnswer = v.InferOutput<typeof questionnaireAnswer>;

export const questionnaire = v.object({
  /** The privileges in the questionnaire, as codes of `privileges` of an answer. */
  privileges: v.array(privilege),
  /** Whether the reader can answer now, or change the answer. */
  open: v.boolean(),
  answer: v.nullable(questionnaireAnswer),
  answeredAt: v.nullable(v.string()),
  /** Until when an answer can be changed; null before there is one. */
  changeableUntil: v.nullable(v.string()),
});
export type Questionnaire = v.InferOutput<typeof questionnaire>;

export const answerQuestionnaire = endpoint('PUT', 'v1/user/hotel/order/{id}/questionnaire', {
  tag: 'booking',
  access: 'required',
  params: v.object({ id }),
  summary: 'Answer stay questionnaire',
  description:
    "Saves the member's answers about a past stay, one set per order. They can be changed for 14 days; after that, and for any other order, the request fails with bk0008. `privileges` contains a verdict on each promised privilege and on no other. A person who booked for another member can read the answers with the order, but gets au0107 here.",
  body: questionnaireAnswer,
  data: questionnaire,
  errors: [...tokenErrors, 'accessDenied', 'bookingNotFound', 'questionnaireClosed', 'tooManyAttempts'],
});
