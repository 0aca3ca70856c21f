// Leads to what a link named before it was there: it may have waited for its styles.
if (!scrollY) document.getElementById(location.hash.slice(1))?.scrollIntoView();
