import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';

export const intercomHash = endpoint('GET', 'v1/user/intercom/hash', {
  tag: 'user',
  access: 'required',
  summary: 'Get chat identity',
  description:
    "Returns the chat workspace and the member's proof of identity for it: the HMAC-SHA256 of the member's id, computed only on the server. Platinum and Noir only.",
  data: v.object({ appId: v.string(), userId: v.string(), hash: v.string() }),
  errors: [...tokenErrors, 'accessDenied', 'chatUnavailable'],
});
