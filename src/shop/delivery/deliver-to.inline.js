try {
  const pincode = localStorage.getItem('shagun:pincode:v1');
  if (pincode) document.querySelector('[data-pincode]').textContent = pincode;
} catch {}
