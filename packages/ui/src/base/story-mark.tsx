/** A sample logo mark. */
export const mark = (
  <svg width="28" height="28" viewBox="0 0 32 32" fill="none" stroke="currentColor">
    <path d="M16 4v24M4 16h24M16 4l12 12-12 12L4 16z" />
  </svg>
);
