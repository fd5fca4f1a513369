(function (root) {
  var token = null;
  try {
    token = localStorage.getItem('token');
  } catch (error) {}
  root.dataset.session = token ? 'in' : 'out';
  if (!token && root.dataset.guard) {
    try {
      sessionStorage.setItem('shagun:return-to:v1', location.pathname + location.search);
    } catch (error) {}
    location.replace(root.dataset.guard);
  }
})(document.documentElement);
