/** The ports of a cluster, counted from its first. */
export function clusterPorts(first: number, replicas: number) {
  return {
    https: first,
    plain: first + 1,
    inside: first + 2,
    redis: first + 3,
    replicas: Array.from({ length: replicas }, (_, index) => first + 10 + index),
  };
}
