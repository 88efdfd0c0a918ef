import { useEffect, useRef } from 'react';

let mountedLayers = 0;
const onLayer = () => history.state?.layer === true;

/**
 * While a layer is mounted, the browser's back button closes it instead of leaving the page: the layer has
 * its own history entry, which is removed with it. The returned function is called before a link in the
 * layer is followed with `replace`, which then replaces that entry.
 */
export function useCloseOnBack(close: () => void): () => void {
  const latest = useRef(close);
  const left = useRef(false);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    mountedLayers += 1;
    // The prototype's method: the router wraps the one on the object, and would treat this as a navigation.
    if (!onLayer()) History.prototype.pushState.call(history, { ...history.state, layer: true }, '');
    const back = () => latest.current();
    addEventListener('popstate', back);
    return () => {
      mountedLayers -= 1;
      removeEventListener('popstate', back);
      // Deferred, because React may mount the same layer again at once.
      setTimeout(() => mountedLayers === 0 && !left.current && onLayer() && history.back());
    };
  }, []);
  return () => {
    left.current = true;
  };
}
