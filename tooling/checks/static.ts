// The checks of `npm run static` that read the repository by our own rules: one run names every problem.
import { boundaryProblems } from './boundaries.ts';
import { finish } from './check.ts';
import { problemsOf, readTexts } from './deployment.ts';
import { variableProblems } from './environment.ts';
import { messageProblems } from './messages.ts';
import { readPackages } from './packages.ts';
import { taskInputProblems } from './task-inputs.ts';
import { workflowProblems } from './workflows.ts';

const packages = readPackages();
finish('boundaries, environment, task inputs, workflows, deployment and messages', [
  ...boundaryProblems(packages),
  ...variableProblems(),
  ...taskInputProblems(packages),
  ...workflowProblems(),
  ...problemsOf(readTexts()),
  ...messageProblems(packages),
]);
