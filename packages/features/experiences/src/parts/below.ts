export { LineBelow } from './LineBelow.tsx';
export { ShipBelow } from './ShipBelow.tsx';
export { SpaceFlightBelow } from './SpaceFlightBelow.tsx';
export { TrainBelow } from './TrainBelow.tsx';
export { VoyageBelow } from './VoyageBelow.tsx';
export { WhiteDesertBelow } from './WhiteDesertBelow.tsx';
