import { useEffect, useRef } from 'react';

let mountedLayers = 0;
const onLayer = () => history.state?.layer === true;

/**
 * While a layer is mounted the browser's back button closes it instead of leaving the page: it stands
 * on a history entry of its own, which is taken away with it. The answer is called before a link in the
 * layer is followed with `replace`, which then takes that entry's place.
 */
export function useCloseOnBack(close: () => void): () => void {
  const latest = useRef(close);
  const left = useRef(false);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    mountedLayers += 1;
    // The window's own method: the router wraps the object's, and would take this for a navigation.
    if (!onLayer()) History.prototype.pushState.call(history, { ...history.state, layer: true }, '');
    const back = () => latest.current();
    addEventListener('popstate', back);
    return () => {
      mountedLayers -= 1;
      removeEventListener('popstate', back);
      // Later, because React may mount the same layer again at once.
      setTimeout(() => mountedLayers === 0 && !left.current && onLayer() && history.back());
    };
  }, []);
  return () => {
    left.current = true;
  };
}
