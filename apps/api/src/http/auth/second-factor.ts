import * as atLogin from '../../use-cases/account/second-factor/second-step.ts';
import * as own from '../../use-cases/account/second-factor/own-factor.ts';
import type { Handlers } from '../handling/handler.ts';

export const secondFactor = {
  loginWithCode: ({ body, address, userAgent, services }) =>
    atLogin.logInWithCode(services, body, { address, userAgent }),
  setUpAtLogin: ({ body, address, userAgent, services }) =>
    atLogin.setUpAtLogin(services, body, { address, userAgent }),
  confirmAtLogin: ({ body, address, userAgent, services }) =>
    atLogin.confirmAtLogin(services, body, { address, userAgent }),
  secondFactor: ({ caller, services }) => own.readFactor(services, caller),
  setUpSecondFactor: ({ body, caller, services }) => own.setUp(services, caller, body),
  confirmSecondFactor: ({ body, caller, services }) => own.confirm(services, caller, body),
  newRecoveryCodes: ({ body, caller, services }) => own.renewCodes(services, caller, body),
  removeSecondFactor: ({ body, caller, services }) => own.remove(services, caller, body),
} satisfies Partial<Handlers>;
