// Made from the contracts by generate-calls.ts; not to be changed by hand.
import type { CallLine } from './call-line.ts';
import type { EndpointName } from './endpoints.ts';

export const staffCallLines = {
  secondFactor: 'user/second-factor *',
  setUpSecondFactor: '+user/second-factor *',
  confirmSecondFactor: '=user/second-factor *',
  newRecoveryCodes: '+user/second-factor/recovery-codes *',
  removeSecondFactor: '-user/second-factor *',
  createUser: '+admin/user *',
  findMember: '+admin/user/search *',
  deskWork: 'admin/desk *',
  deskReviews: '+admin/questionnaire *',
  deskMemberOrders: '+admin/user/order *',
  answerConversation: '+admin/concierge *',
  deskInvitations: '+admin/invitation/list *',
  issueInvitation: '+admin/invitation *',
  withdrawInvitation: '-admin/invitation *',
  orderCustom: '+product/order/custom *',
  settleProductOrder: '+admin/order *',
  moveTailorMade: '+admin/tailor-made *',
} satisfies Partial<Record<EndpointName, CallLine>>;
