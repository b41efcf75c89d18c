// Shows the element that the address names, even where it is folded away. Unfolds a reference page
// for readers who chose that. Not all browsers do the first, and none does it after `pushState`.
(() => {
  let marked;

  function unfold(details) {
    for (; details; details = details.parentElement.closest('details:not([open])'))
      details.open = true;
  }

  function reveal() {
    if (marked) delete marked.dataset.marked;
    try {
      marked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      marked = null;
    }
    if (!marked) return;
    marked.dataset.marked = '';
    const folded = marked.closest('details:not([open])');
    unfold(folded);
    if (folded) marked.scrollIntoView();
  }

  window.portalReveal = reveal;
  addEventListener('hashchange', reveal);
  addEventListener('DOMContentLoaded', () => {
    try {
      if (localStorage.getItem('portal.api.expanded') === 'true')
        document.querySelectorAll('.plugin-id-api .markdown details').forEach(unfold);
    } catch {
      // Storage is blocked, so no preference is known.
    }
    reveal();
  });
})();
