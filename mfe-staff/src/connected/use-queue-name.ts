import { useSelf } from '../api/use-self';

/** Names a queue of an office by letter and service: `A · Passport`. */
export function useQueueName(locationId: number): (serviceId: number) => string {
  const { data } = useSelf();
  return (serviceId) => {
    const queue = data?.queues.find((one) => one.serviceId === serviceId && one.locationId === locationId);
    return [queue?.letter, queue?.serviceName].filter(Boolean).join(' · ');
  };
}
