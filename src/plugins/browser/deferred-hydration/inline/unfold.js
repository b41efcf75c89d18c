// Shows the place that the address names, also where it is folded away, and unfolds a reference page
// for those who asked for that. Browsers do the first by themselves, but not all, and not after `pushState`.
(function () {
  var marked;

  function unfold(details) {
    for (; details; details = details.parentElement.closest('details:not([open])'))
      details.open = true;
  }

  function reveal() {
    if (marked) marked.removeAttribute('data-marked');
    try {
      marked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch (error) {
      marked = null;
    }
    if (!marked) return;
    marked.setAttribute('data-marked', '');
    var folded = marked.closest('details:not([open])');
    unfold(folded);
    if (folded) marked.scrollIntoView();
  }

  window.portalReveal = reveal;
  addEventListener('hashchange', reveal);
  addEventListener('DOMContentLoaded', function () {
    try {
      if (localStorage.getItem('portal.api.expanded') === 'true')
        document.querySelectorAll('.plugin-id-api .markdown details').forEach(unfold);
    } catch (error) {
      // Storage is forbidden: nothing was asked for.
    }
    reveal();
  });
})();
