export { LineDetails } from './LineDetails.tsx';
export { ShipDetails } from './ShipDetails.tsx';
export { SpaceFlightDetails } from './SpaceFlightDetails.tsx';
export { TrainDetails } from './TrainDetails.tsx';
export { VoyageDetails } from './VoyageDetails.tsx';
export { WhiteDesertDetails } from './WhiteDesertDetails.tsx';
